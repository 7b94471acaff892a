import { jsx } from 'react/jsx-runtime';

export function Details() {
  return jsx('h1', { children: 'In a chunk of its own' });
}
