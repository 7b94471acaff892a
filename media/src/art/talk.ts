import { icon } from '../icons/icon';
import type { Art } from '../lesson';
import { parts, rich, step } from './dom';

/** Chat bubbles; an item starts with "me:" or "ai:". */
export function chat(art: Art): string {
  const bubbles = art.items.map((item, i) => {
    const mine = item.startsWith('me:');
    const badge = mine ? '' : `<i class="bot">${icon('spark', 22)}</i>`;
    const stress = i === art.mark ? ' hot' : '';
    return `<div class="turn ${mine ? 'me' : 'ai'}" ${step(i, mine ? 'right' : 'left')}>${badge}<p class="bubble${stress}">${rich(item.slice(3).trim())}</p></div>`;
  });
  return `<div class="chat">${bubbles.join('')}</div>`;
}

/** A message from an unknown sender; lines that start with "!" are warning signs. */
export function sms(art: Art): string {
  const lines = art.items.map((item, i) =>
    item.startsWith('!')
      ? `<p class="flag" ${step(i + 1)}>${icon('warn', 24)}<span>${rich(item.slice(1))}</span></p>`
      : `<p ${step(i + 1, 'fade')}>${rich(item)}</p>`,
  );
  return `<div class="sms"><div class="from" ${step(0)}>${icon('mail', 30)}<b>${rich(art.note)}</b></div>${lines.join('')}</div>`;
}

/** A question with options; `mark` is the right one and lights up last. */
export function quiz(art: Art): string {
  const options = art.items.map(
    (item, i) =>
      `<div class="option" ${step(i + 1)}><i>${'ABCD'[i] ?? ''}</i>${rich(item)}${i === art.mark ? `<u ${step(art.items.length + 1, 'reveal')}>${icon('check', 34)}</u>` : ''}</div>`,
  );
  return `<div class="quiz"><p class="ask" ${step(0)}>${rich(art.note)}</p>${options.join('')}</div>`;
}

/** A prompt taken apart: "Role|You are a ...". */
export function prompt(art: Art): string {
  const rows = art.items.map((item, i) => {
    const [label, words] = parts(item);
    return `<div class="prow${i === art.mark ? ' hot' : ''}" ${step(i, 'left')}><b>${rich(label)}</b><p>${rich(words)}</p></div>`;
  });
  return `<div class="prompt">${rows.join('')}</div>`;
}

/** An incoming call: [who it says it is, line under it], and a note that warns. */
export function call(art: Art): string {
  const [name = '', line = ''] = art.items;
  const warning =
    art.note === ''
      ? ''
      : `<div class="tag warn" ${step(2, 'reveal')}>${icon('warn', 26)}${rich(art.note)}</div>`;
  return `<div class="call"><div class="ringing" ${step(0, 'pop')}><s data-loop="ring"></s><s data-loop="ring2"></s><i>${icon(art.icons[0] ?? 'person', 74)}</i></div>
    <b ${step(0)}>${rich(name)}</b><p ${step(1)}>${rich(line)}</p>${warning}</div>`;
}

/** Secret digits behind a lock. */
export function code(art: Art): string {
  const boxes = art.items.map((d, i) => `<i ${step(i, 'pop')}>${rich(d)}</i>`);
  return `<div class="code"><div ${step(0, 'pop')}>${icon(art.icons[0] ?? 'lock', 128)}</div><div class="digits">${boxes.join('')}</div>
    <div class="tag warn" ${step(art.items.length, 'reveal')}>${rich(art.note)}</div></div>`;
}

/** The same words in two languages: "Hindi|...". */
export function pair(art: Art): string {
  const cards = art.items.map((item, i) => {
    const [lang, words] = parts(item);
    return `<div class="card lang${i === art.mark ? ' hot' : ''}" ${step(i)}><b>${rich(lang)}</b><p>${rich(words)}</p></div>`;
  });
  return `<div class="stack">${cards.join(`<div class="down">${icon(art.icons[0] ?? 'translate', 34)}</div>`)}</div>`;
}
