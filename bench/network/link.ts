/** One direction of a shaped network: a rate shared by all connections, and a delay for every packet. */
export interface LinkOptions {
  bitsPerSecond: number;
  /** Ms that a packet is under way once it has left. */
  delayMs: number;
}

/** A connection's way through a link. */
export interface Lane {
  send: (data: Buffer) => void;
  /** Says that nothing follows: an empty packet, which arrives after everything that was sent. */
  end: () => void;
  /** Bytes that wait to leave. */
  queued: () => number;
  /** Drops the queue. */
  close: () => void;
}

/** Payload of one packet on an Ethernet path. */
const PACKET_BYTES = 1460;

interface Flow {
  packets: Buffer[];
  deliver: (packet: Buffer) => void;
}

interface InFlight {
  /** Ms of `performance.now()` at which it arrives. */
  arrives: number;
  packet: Buffer;
  flow: Flow;
}

/**
 * Sends packets one after the other at the link's rate, taking turns between the connections that have any, so
 * that a large file cannot starve a small one, as on a real bottleneck. Times are kept on a clock of the link's
 * own, so that late timers do not lower its rate.
 */
export class Link {
  readonly #options: LinkOptions;
  readonly #waiting: Flow[] = [];
  readonly #inFlight: InFlight[] = [];
  #free = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** Opens a lane; its packets are delivered in order. */
  open(deliver: (packet: Buffer) => void): Lane {
    const flow: Flow = { packets: [], deliver };
    const enqueue = (packets: Buffer[]) => {
      flow.packets.push(...packets);
      if (!this.#waiting.includes(flow)) this.#waiting.push(flow);
      this.#run();
    };
    return {
      send: (data) => enqueue(split(data)),
      end: () => enqueue([Buffer.alloc(0)]),
      queued: () => flow.packets.length * PACKET_BYTES,
      close: () => {
        flow.packets.length = 0;
      },
    };
  }

  /** Lets every packet leave whose turn has come, delivers those that have arrived, and sets the next timer. */
  #run(): void {
    const now = performance.now();
    while (this.#waiting.length > 0 && this.#free <= now) this.#depart(now);
    while (this.#inFlight[0] && this.#inFlight[0].arrives <= now) {
      const { flow, packet } = this.#inFlight.shift() as InFlight;
      flow.deliver(packet);
    }
    const next = Math.min(
      this.#waiting.length > 0 ? this.#free : Infinity,
      this.#inFlight[0]?.arrives ?? Infinity,
    );
    clearTimeout(this.#timer);
    if (next < Infinity) this.#timer = setTimeout(() => this.#run(), Math.max(0, next - performance.now()));
  }

  #depart(now: number): void {
    const flow = this.#waiting.shift();
    const packet = flow?.packets.shift();
    if (!flow || !packet) return;
    if (flow.packets.length > 0) this.#waiting.push(flow);
    // An idle link starts afresh; a busy one continues where it was, however late the timer fired.
    const idle = this.#inFlight.length === 0 && now - this.#free > 50;
    const leaves = idle ? now : Math.max(this.#free, now - 50);
    this.#free = leaves + (packet.length * 8 * 1000) / this.#options.bitsPerSecond;
    this.#inFlight.push({ arrives: this.#free + this.#options.delayMs, packet, flow });
  }
}

function split(data: Buffer): Buffer[] {
  const count = Math.ceil(data.length / PACKET_BYTES);
  return Array.from({ length: count }, (_, index) =>
    data.subarray(index * PACKET_BYTES, (index + 1) * PACKET_BYTES),
  );
}
