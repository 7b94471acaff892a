/** Objects, drawn on a 24 x 24 grid. Class `f` marks shapes that take the accent fill. */
export const things: Readonly<Record<string, string>> = {
  phone: '<rect class="f" x="6.5" y="2.5" width="11" height="19" rx="2.5"/><path d="M10.5 18.5h3"/>',
  camera:
    '<path class="f" d="M3 8.5A1.5 1.5 0 0 1 4.5 7H7l1.5-2.5h7L17 7h2.5A1.5 1.5 0 0 1 21 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z"/><circle cx="12" cy="13" r="3.5"/>',
  mic: '<rect class="f" x="9" y="2.5" width="6" height="11.5" rx="3"/><path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5M8.5 21.5h7"/>',
  doc: '<path class="f" d="M6 2.5h8l4.5 4.5v14.5H6z"/><path d="M14 2.5V7h4.5M9 11.5h6.5M9 15h6.5M9 18.5h4"/>',
  docs: '<path d="M8.5 2.5h7l4 4v11h-3"/><path class="f" d="M4.5 6.5h7l4.5 4.5v10.5H4.5z"/><path d="M7.5 13.5h5.5M7.5 17h5.5"/>',
  table:
    '<rect class="f" x="3" y="4.5" width="18" height="15" rx="2"/><path d="M3 9.5h18M3 14.5h18M9.5 4.5v15"/>',
  globe:
    '<circle class="f" cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3.2 3 3.2 15 0 18M12 3c-3.2 3-3.2 15 0 18"/>',
  lock: '<rect class="f" x="5" y="10.5" width="14" height="11" rx="2.5"/><path d="M8 10.5V7a4 4 0 0 1 8 0v3.5M12 15v2.5"/>',
  shield:
    '<path class="f" d="M12 2.5 20 5.5v6c0 5-3.4 8.5-8 10-4.6-1.5-8-5-8-10v-6z"/><path d="m8.5 12 2.5 2.5 4.5-5"/>',
  key: '<circle class="f" cx="8" cy="15.5" r="4.5"/><path d="m11.3 12.3 8.2-8.3M16 7.5l3 3M13.5 10l2 2"/>',
  book: '<path class="f" d="M12 6c-2.5-1.8-5.5-2-9-1.5V19c3.5-.5 6.5-.3 9 1.5 2.5-1.8 5.5-2 9-1.5V4.5C17.5 4 14.5 4.2 12 6z"/><path d="M12 6v14.5"/>',
  pencil: '<path class="f" d="m4 20 1-4.5L16 4.5a2.5 2.5 0 0 1 3.5 3.5L8.5 19z"/><path d="m14 6.5 3.5 3.5"/>',
  leaf: '<path class="f" d="M5 19C3 10 9 4.5 20.5 3.5 20.5 14 16 20.5 7.5 18"/><path d="M3.5 21.5C7 16 10.5 12.5 15.5 9"/>',
  shop: '<path class="f" d="M4.5 11v10h15V11"/><path d="M3 9.5 5 3.5h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9.5 21v-5.5h5V21"/>',
  rupee:
    '<circle class="f" cx="12" cy="12" r="9.5"/><path d="M8.5 7h7.5M8.5 10.2h7.5M8.5 7c5 0 5 6.3 0 6.3L13.5 18"/>',
  calc: '<rect class="f" x="5" y="2.5" width="14" height="19" rx="2.5"/><path d="M8.5 6.5h7v3h-7zM8.7 13.5h.1M12 13.5h.1M15.3 13.5h.1M8.7 17.5h.1M12 17.5h.1M15.3 17.5h.1"/>',
  image:
    '<rect class="f" x="3" y="4" width="18" height="16" rx="2.5"/><circle cx="8.5" cy="9" r="1.8"/><path d="m3.5 18 5.5-5 3.5 3 3.5-4 5 5.5"/>',
  search: '<circle class="f" cx="10.5" cy="10.5" r="7"/><path d="m15.7 15.7 5.3 5.3"/>',
  clock: '<circle class="f" cx="12" cy="12" r="9.5"/><path d="M12 6.5V12l3.5 2.5"/>',
  bulb: '<path class="f" d="M8.5 17.5c0-2.5-3-4-3-8a6.5 6.5 0 0 1 13 0c0 4-3 5.5-3 8z"/><path d="M9.5 21h5"/>',
  bolt: '<path class="f" d="M13.5 2.5 4.5 14H11l-1 7.5L19.5 9.5H13z"/>',
  cloud: '<path class="f" d="M7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1 4 4 0 0 1 0 8z"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5"/>',
  mail: '<rect class="f" x="2.5" y="5" width="19" height="14" rx="2.5"/><path d="m3.5 7 8.5 6.5L20.5 7"/>',
  bag: '<rect class="f" x="2.5" y="7.5" width="19" height="13" rx="2.5"/><path d="M8.5 7.5V5A1.5 1.5 0 0 1 10 3.5h4A1.5 1.5 0 0 1 15.5 5v2.5M2.5 13h19M12 12v2"/>',
  cart: '<path class="f" d="M6 7h15l-2 8.5H8z"/><path d="M2.5 3.5H5L8 15.5M9.5 20h.1M17 20h.1"/>',
  scale:
    '<path d="M12 3v18M7.5 21h9M4.5 6.5h15"/><path class="f" d="M1.8 14 4.7 7l2.9 7a3 3 0 0 1-5.8 0zM16.4 14l2.9-7 2.9 7a3 3 0 0 1-5.8 0z"/>',
  chip: '<rect class="f" x="6" y="6" width="12" height="12" rx="2"/><path d="M9.5 9.5h5v5h-5zM9 2.5V6M15 2.5V6M9 18v3.5M15 18v3.5M2.5 9H6M2.5 15H6M18 9h3.5M18 15h3.5"/>',
  sign: '<path class="f" d="M3 4.5h15.5L22 8.5l-3.5 4H3z"/><path d="M10.5 12.5V22"/>',
  puzzle: '<path class="f" d="M4 8h4.5a2.2 2.2 0 1 1 4 0H17v4.5a2.2 2.2 0 1 1 0 4V21H4z"/>',
  bank: '<path class="f" d="M3 9.5 12 3l9 6.5z"/><path d="M5 9.5V18M9.7 9.5V18M14.3 9.5V18M19 9.5V18M2.5 21h19M4 18h16"/>',
  pill: '<rect class="f" x="2" y="8" width="20" height="8.5" rx="4.250" transform="rotate(-40 12 12.2)"/><path d="m9.3 9.6 5.5 6.5"/>',
  mango:
    '<path class="f" d="M13 6.5C18.5 5 22 9 20.5 13.5 19 18.5 14 21.5 9 20.5 4 19.5 2 15.5 4 12.5 6 9.5 9.5 7.5 13 6.5z"/><path d="M13 6.5c-.3-1.8.5-3.2 2-4M13.2 5.2C10.5 5.5 8.3 4.5 7.5 2.7c2.7-.5 4.7.5 5.7 2.5z"/>',
  drop: '<path class="f" d="M12 2.5c4 5 6.5 8 6.5 12a6.5 6.5 0 0 1-13 0c0-4 2.5-7 6.5-12z"/>',
};
