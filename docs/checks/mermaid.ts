/** Reads the flowcharts of a Markdown document. Pure. */

export interface Arrow {
  from: string;
  to: string;
  /** `import` for a solid arrow; `call` for a dotted one, which crosses a process, a file or the network. */
  kind: 'import' | 'call';
}

export interface Flowchart {
  /** Labels by node id; the label of a file is its path. */
  nodes: ReadonlyMap<string, string>;
  arrows: readonly Arrow[];
}

const BLOCK = /```mermaid\nflowchart[^\n]*\n([^]*?)```/g;
const NODE = /^\s*(\w+)\["([^"]+)"\]$/;
const ARROW = /^\s*(\w+) (-->|-\.->)(?:\|"[^"]*"\|)? (\w+(?: & \w+)*)$/;
const LAYOUT = /^\s*(subgraph .*|end|direction \w+)?$/;

/** The flowcharts of a document. Throws on a line that it cannot read, so that no arrow escapes the check. */
export function flowchartsOf(markdown: string): Flowchart[] {
  return [...markdown.matchAll(BLOCK)].map(([, body = '']) => parse(body));
}

function parse(body: string): Flowchart {
  const nodes = new Map<string, string>();
  const arrows: Arrow[] = [];
  for (const line of body.split('\n')) {
    const node = NODE.exec(line);
    const arrow = ARROW.exec(line);
    if (node) nodes.set(node[1] ?? '', node[2] ?? '');
    else if (arrow) arrows.push(...arrowsOf(arrow[1] ?? '', arrow[2] ?? '', arrow[3] ?? ''));
    else if (!LAYOUT.test(line)) throw new Error(`Not a node or an arrow: ${line}`);
  }
  for (const id of arrows.flatMap(({ from, to }) => [from, to])) {
    if (!nodes.has(id)) throw new Error(`No node has the id ${id}.`);
  }
  return { nodes, arrows };
}

function arrowsOf(from: string, line: string, targets: string): Arrow[] {
  return targets.split(' & ').map((to) => ({ from, to, kind: line === '-->' ? 'import' : 'call' }));
}
