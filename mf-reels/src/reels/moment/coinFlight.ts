const FLIGHT_MS = 700;

/** Flies a copy of the coin to the balance in the navbar; nothing where there is no balance. */
export function flyToBalance(coin: HTMLElement): void {
  const target = document.querySelector('[data-balance]')?.getBoundingClientRect();
  if (!target || !('animate' in coin)) return;
  const from = coin.getBoundingClientRect();
  const copy = coin.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${from.left}px`,
    top: `${from.top}px`,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const x = target.left + target.width / 2 - (from.left + from.width / 2);
  const y = target.top + target.height / 2 - (from.top + from.height / 2);
  const flight = copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.3}px, ${y * 0.6}px) scale(1.2)`, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0.6 },
    ],
    { duration: FLIGHT_MS, easing: 'ease-in-out' },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
