/** Fields are named by `name`, files have a `filename` too, or `filename*`. Other headers of a part are ignored. */
const DISPOSITION = /^content-disposition:\s*form-data\s*;(.*)$/im;
const PARAMETER = /([\w*]+)=(?:"([^"]*)"|([^\s;"]*))/g;

export interface PartHead {
  name: string;
  isFile: boolean;
}

/** Reads the headers of a part of a form; null if they name no field. */
export function parsePartHead(head: string): PartHead | null {
  const [, disposition = ''] = DISPOSITION.exec(head) ?? [];
  let name: string | undefined;
  let isFile = false;
  for (const [, parameter = '', quoted, plain] of disposition.matchAll(PARAMETER)) {
    if (parameter.toLowerCase() === 'name') name ??= quoted ?? plain;
    else isFile ||= parameter.toLowerCase().startsWith('filename');
  }
  return name === undefined ? null : { name, isFile };
}
