import { Badge, ScreenLayout, Section, EmptyState } from '@reelrupee/ui/core';
import { PastCompositionSection } from './PastCompositionSection';
import { platformVersion } from '../load/resolveFor';
import { composition } from '../composition/composition';
import { loadEvents, type LoadEvent } from '../reports/loadEvents';
import { sharedRows } from './sharedRows';
import styles from './FederationScreen.module.css';
import { ReleaseOrigin } from './ReleaseOrigin';
import { remoteRows, type LoadStatus } from './remoteRows';
import { transferSummary } from './transferSummary';

/** /federation: the releases in this tab, for operators and developers, in English. */
export function FederationScreen() {
  return (
    <div lang="en" className={styles['english']}>
      <Releases />
    </div>
  );
}

function Releases() {
  const events = loadEvents();
  return (
    <ScreenLayout title="Federation">
      <dl className={styles['facts']}>
        <Fact name="Composition">{composition.id}</Fact>
        <Fact name="Shell">{composition.shell.release}</Fact>
        <Fact name="Platform">{platformVersion}</Fact>
        <Fact name="Shell’s files">{transferSummary(`/shell/${composition.shell.release}/`)}</Fact>
      </dl>
      <ReleaseOrigin name="shell" release={composition.shell.release} />
      <PastCompositionSection />
      <Section title="Remotes">
        <ul className={styles['list']}>
          {remoteRows(events).map(({ remote, outcome, releases, routes, transfer }) => (
            <li key={remote} className={styles['item']}>
              <h3>
                {remote} <OutcomeBadge outcome={outcome} />
              </h3>
              {releases.map(({ role, id, outcome: ofRelease }) => (
                <div key={role}>
                  <p>
                    {role}: <code>{id}</code> {ofRelease && <OutcomeBadge outcome={ofRelease} />}
                  </p>
                  <ReleaseOrigin name={remote} release={id} />
                </div>
              ))}
              <p>routes: {routes}</p>
              <p>{transfer}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Events, the last one first">
        {events.length === 0 && <EmptyState title="Nothing yet" text="Open a screen and come back." />}
        <ol className={styles['list']}>
          {[...events].reverse().map((event) => (
            <Event key={`${event.at} ${event.remote} ${event.event}`} event={event} />
          ))}
        </ol>
      </Section>
      <Section title="Shared modules">
        <ul className={styles['item']}>
          {sharedRows().map(({ name, version, loaded }) => (
            <li key={`${name} ${version}`}>
              <code>{name}</code> {version}
              {loaded ? '' : ', not loaded yet'}
            </li>
          ))}
        </ul>
      </Section>
    </ScreenLayout>
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

function OutcomeBadge({ outcome: { text, tone } }: { outcome: LoadStatus }) {
  return <Badge tone={tone}>{text}</Badge>;
}

function Event({ event: { at, remote, release, role, event, ms, message } }: { event: LoadEvent }) {
  return (
    <li className={styles['item']}>
      <p>
        {(at / 1000).toFixed(1)} s: {remote}{' '}
        <Badge tone={event === 'opened' ? 'earned' : 'danger'}>{event}</Badge>
        {ms === undefined ? '' : ` in ${ms} ms`}
      </p>
      <p>
        <code>{release}</code> ({role})
      </p>
      {message && <p>{message}</p>}
    </li>
  );
}
