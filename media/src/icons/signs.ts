/** Signs, people and ideas, drawn on a 24 x 24 grid. Class `f` marks shapes that take the accent fill. */
export const signs: Readonly<Record<string, string>> = {
  chat: '<path class="f" d="M3 5.5A2.5 2.5 0 0 1 5.5 3h13A2.5 2.5 0 0 1 21 5.5v8a2.5 2.5 0 0 1-2.5 2.5H11l-5 4.5V16h-.5A2.5 2.5 0 0 1 3 13.5z"/><path d="M7.5 7.7h9M7.5 11.3h6"/>',
  brain:
    '<path class="f" d="M12 5.5a3 3 0 0 0-5.7-.8A3.5 3.5 0 0 0 4 10a4 4 0 0 0 .5 6.5A3.5 3.5 0 0 0 12 18.5a3.5 3.5 0 0 0 7.5-2A4 4 0 0 0 20 10a3.5 3.5 0 0 0-2.3-5.3A3 3 0 0 0 12 5.5z"/><path d="M12 5.5v13M8 9.5c1.5 0 2 1 2 2.5M16 9.5c-1.5 0-2 1-2 2.5M7.5 15.5h1.5M15 15.5h1.5"/>',
  robot:
    '<rect class="f" x="4" y="8" width="16" height="12" rx="3.5"/><path d="M12 8V4.5M12 3.5h.1M9 13v1.5M15 13v1.5M9.5 17h5M1.8 12.5v3M22.2 12.5v3"/>',
  person:
    '<circle class="f" cx="12" cy="7.5" r="4.5"/><path class="f" d="M3.5 21.5c.5-5 4-7.5 8.5-7.5s8 2.5 8.5 7.5z"/>',
  people:
    '<circle class="f" cx="8.5" cy="8" r="3.7"/><path class="f" d="M1.5 20.5c.4-4.5 3-6.5 7-6.5s6.6 2 7 6.5z"/><path d="M15 4.6a3.7 3.7 0 0 1 0 6.9M18 14.5c2.7.8 4.2 2.8 4.5 6"/>',
  child:
    '<circle class="f" cx="12" cy="8.5" r="6"/><path d="M9.5 8v.5M14.5 8v.5M10 11c1 1.2 3 1.2 4 0M5.5 21.5c.7-4 3-6 6.5-6s5.8 2 6.5 6M10 2.7c1-1 3-1 4 0"/>',
  heart:
    '<path class="f" d="M12 20.5C5 16 2.5 12.5 2.5 8.7A5 5 0 0 1 12 6.5a5 5 0 0 1 9.5 2.2c0 3.8-2.5 7.3-9.5 11.8z"/><path d="M12 9v5.5M9.2 11.7h5.6"/>',
  warn: '<path class="f" d="M12 3 22 20.5H2z"/><path d="M12 9.5v5M12 17.5h.1"/>',
  check: '<circle class="f" cx="12" cy="12" r="9.5"/><path d="m7.5 12.5 3 3 6-7"/>',
  cross: '<circle class="f" cx="12" cy="12" r="9.5"/><path d="m8.5 8.5 7 7M15.5 8.5l-7 7"/>',
  question:
    '<circle class="f" cx="12" cy="12" r="9.5"/><path d="M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.1"/>',
  star: '<path class="f" d="m12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z"/>',
  play: '<rect class="f" x="2.5" y="4.5" width="19" height="15" rx="3"/><path d="m10 9 5 3-5 3z"/>',
  eye: '<path class="f" d="M1.8 12C6.5 4.5 17.5 4.5 22.2 12 17.5 19.5 6.5 19.5 1.8 12z"/><circle cx="12" cy="12" r="3.2"/>',
  call: '<path class="f" d="M4 4.5 8.5 3l2.5 5.5L8.5 10.5a12 12 0 0 0 5 5l2-2.5L21 15.5 19.5 20C11 21.5 2.5 13 4 4.5z"/><path d="M14.5 3a7 7 0 0 1 6.5 6.5"/>',
  spark:
    '<path class="f" d="M10 3.5 12.3 9.7 18.5 12l-6.2 2.3L10 20.5l-2.3-6.2L1.5 12l6.2-2.3z"/><path d="M19 2.5v5M16.5 5h5M19.5 17v4M17.5 19h4"/>',
  gear: '<path class="f" d="m10 2.5-.6 2.7-2 1.1-2.6-.9-2 3.5 2 1.9v2.4l-2 1.9 2 3.5 2.6-.9 2 1.1.6 2.7h4l.6-2.7 2-1.1 2.6.9 2-3.5-2-1.9v-2.4l2-1.9-2-3.5-2.6.9-2-1.1-.6-2.7z"/><circle cx="12" cy="12" r="3.2"/>',
  target:
    '<circle class="f" cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="5.5"/><circle cx="12" cy="12" r="1.3"/>',
  chart: '<path d="M3 3v18h18"/><path class="f" d="M6.5 13H10v5H6.5zM11.7 9h3.5v9h-3.5zM17 5h3.5v13H17z"/>',
  repeat:
    '<path d="M4 10.5A8 8 0 0 1 18.5 7L21 9.5M20 13.5A8 8 0 0 1 5.5 17L3 14.5M21 4.5v5h-5M3 19.5v-5h5"/>',
  layers:
    '<path class="f" d="m12 2.5 9.5 5-9.5 5-9.5-5z"/><path d="m2.5 12 9.5 5 9.5-5M2.5 16.5l9.5 5 9.5-5"/>',
  wave: '<path d="M2.5 10v4M6.3 7v10M10.1 3.5v17M13.9 8v8M17.7 5.5v13M21.5 10v4"/>',
  steps: '<path class="f" d="M3 21v-5h6v-5h6V6h6v15z"/><path d="M3 11.5 8 7M5 6.5h3.5V10"/>',
  list: '<path d="M9.5 5.5h12M9.5 12h12M9.5 18.5h12"/><path class="f" d="M2.5 4h3.5v3.5H2.5zM2.5 10.2h3.5v3.5H2.5zM2.5 16.7h3.5v3.5H2.5z"/>',
  translate:
    '<path class="f" d="M2.5 3.5h11v10h-11z"/><path d="M5 7h6M8 5.5V7c0 2.5-1.3 4-3 4.5M6.5 8.5c.8 1.5 2 2.5 4 3M13 20.5l4-9.5 4 9.5M14.3 17.5h5.4"/>',
  network:
    '<path d="M5 6.5 12 12l7-5.5M5 17.5 12 12l7 5.5M12 12h0"/><circle class="f" cx="5" cy="6" r="2.7"/><circle class="f" cx="5" cy="18" r="2.7"/><circle class="f" cx="12" cy="12" r="2.9"/><circle class="f" cx="19" cy="6" r="2.7"/><circle class="f" cx="19" cy="18" r="2.7"/>',
  copyright: '<circle class="f" cx="12" cy="12" r="9.5"/><path d="M15.5 9.3a4.3 4.3 0 1 0 0 5.4"/>',
  hand: '<path class="f" d="M6.5 12V6.5a1.4 1.4 0 0 1 2.8 0V4.3a1.4 1.4 0 0 1 2.8 0v1.2a1.4 1.4 0 0 1 2.8 0V8a1.4 1.4 0 0 1 2.8 0v7c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-6-4l-2.5-4.3c-.8-1.6 1.2-2.7 2.2-1.4z"/><path d="M9.3 6.5V11M12.1 5.5V11M14.9 7v4"/>',
  face: '<circle class="f" cx="12" cy="12" r="9.5"/><path d="M8.5 9.5v1M15.5 9.5v1M8 14.5c2 2.7 6 2.7 8 0"/>',
  cap: '<path class="f" d="M12 4 23 9.5 12 15 1 9.5z"/><path d="M5.5 12v5c3.5 3 9.5 3 13 0v-5M23 9.5V16"/>',
  tools:
    '<path class="f" d="M14.5 3.5a5.5 5.5 0 0 0-3 7.5L3 19l2.5 2.5 8.5-8a5.5 5.5 0 0 0 7.5-6.5L18 10l-3-.5-.5-3z"/>',
  home: '<path class="f" d="M3 11 12 3.5 21 11v10H3z"/><path d="M9.5 21v-6.5h5V21"/>',
};
