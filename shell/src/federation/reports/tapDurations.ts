/** Collects how long a release's first taps took, by the entries of the browser's Event Timing. Pure. */

/** A part of the browser's entry on an event (https://w3c.github.io/event-timing/). */
export interface TapEntry {
  name: string;
  startTime: number;
  /** Time until the next frame, in ms, rounded to 8. */
  duration: number;
  /** The same for all events of one tap; 0 or absent for an event that is part of none. */
  interactionId?: number | undefined;
}

/** Most taps that are part of a report: their median is reported. */
const TAPS_PER_REPORT = 5;

/** Touches that are remembered; entries arrive a few frames after theirs. */
const TOUCHES = 20;

const TAP_EVENTS = new Set(['pointerdown', 'pointerup', 'click']);

export class TapDurations<Owner> {
  /** The owner of the open screen at each touch, with its time. An event's entry arrives when another may be open. */
  readonly #touches: { at: number; owner: Owner | undefined }[] = [];
  readonly #taps = new Map<Owner, Map<number, number>>();
  readonly #reported = new Set<Owner>();

  /** Records whose screen was open when a finger went down. */
  touched(at: number, owner: Owner | undefined): void {
    this.#touches.push({ at, owner });
    if (this.#touches.length > TOUCHES) this.#touches.shift();
  }

  /** Adds the longest event of each tap. Gives the owners that have enough taps for a report. */
  add(entries: readonly TapEntry[]): Owner[] {
    for (const { name, startTime, duration, interactionId } of entries) {
      if (!interactionId || !TAP_EVENTS.has(name)) continue;
      const owner = this.#touches.findLast(({ at }) => at <= startTime)?.owner;
      if (owner === undefined || this.#reported.has(owner)) continue;
      const taps = this.#taps.get(owner) ?? new Map<number, number>();
      taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
      this.#taps.set(owner, taps);
    }
    return this.owners().filter((owner) => (this.#taps.get(owner)?.size ?? 0) > TAPS_PER_REPORT);
  }

  /** The owners with taps that were not reported. */
  owners(): Owner[] {
    return [...this.#taps.keys()];
  }

  /** The median of an owner's first taps in ms, once; undefined without taps, or when it was taken. */
  take(owner: Owner): number | undefined {
    const first = [...(this.#taps.get(owner)?.values() ?? [])].slice(0, TAPS_PER_REPORT);
    this.#taps.delete(owner);
    this.#reported.add(owner);
    return first.sort((one, other) => one - other)[Math.floor((first.length - 1) / 2)];
  }
}
