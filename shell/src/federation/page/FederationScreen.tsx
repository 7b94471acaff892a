import { Badge, Page, Section, StateMessage } from '@reelrupee/ui/core';
import { platformVersion } from '../choice';
import { composition } from '../composition';
import { journal, type JournalEntry } from '../journal';
import { shareScope } from '../shareScope';
import styles from './FederationScreen.module.css';
import { remoteRows, type Outcome } from './remoteRows';
import { transferOf } from './transfer';

/** /federation: what runs in this tab, for those who operate and develop it. */
export function FederationScreen() {
  const events = journal();
  return (
    <Page title="Federation">
      <dl className={styles['facts']}>
        <Fact name="Composition">{composition.id}</Fact>
        <Fact name="Shell">{composition.shell.release}</Fact>
        <Fact name="Platform">{platformVersion}</Fact>
        <Fact name="Shell’s files">{transferOf(`/shell/${composition.shell.release}/`)}</Fact>
      </dl>
      <Section title="Remotes">
        <ul className={styles['list']}>
          {remoteRows(events).map(({ remote, outcome, releases, routes, transfer }) => (
            <li key={remote} className={styles['item']}>
              <h3>
                {remote} <OutcomeBadge outcome={outcome} />
              </h3>
              {releases.map(({ role, id, outcome: ofRelease }) => (
                <p key={role}>
                  {role}: <code>{id}</code> {ofRelease && <OutcomeBadge outcome={ofRelease} />}
                </p>
              ))}
              <p>routes: {routes}</p>
              <p>{transfer}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Events, the last one first">
        {events.length === 0 && <StateMessage title="Nothing yet" text="Open a screen and come back." />}
        <ol className={styles['list']}>
          {[...events].reverse().map((event) => (
            <Event key={`${event.at} ${event.remote} ${event.event}`} event={event} />
          ))}
        </ol>
      </Section>
      <Section title="Shared modules">
        <ul className={styles['item']}>
          {Object.entries(shareScope).flatMap(([name, versions]) =>
            Object.entries(versions).map(([version, { from, loaded }]) => (
              <li key={`${name} ${version}`}>
                <code>{name}</code> {version} from {from}
                {loaded ? '' : ', taken by no remote yet'}
              </li>
            )),
          )}
        </ul>
      </Section>
    </Page>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OutcomeBadge({ outcome: { text, tone } }: { outcome: Outcome }) {
  return <Badge tone={tone}>{text}</Badge>;
}

function Event({ event: { at, remote, release, why, event, ms, message } }: { event: JournalEntry }) {
  return (
    <li className={styles['item']}>
      <p>
        {(at / 1000).toFixed(1)} s: {remote}{' '}
        <Badge tone={event === 'opened' ? 'earned' : 'danger'}>{event}</Badge>
        {ms === undefined ? '' : ` in ${ms} ms`}
      </p>
      <p>
        <code>{release}</code> ({why})
      </p>
      {message && <p>{message}</p>}
    </li>
  );
}
