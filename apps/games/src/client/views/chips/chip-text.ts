/** The value of a chip in few characters: "10.00" is "10", "2500.00" is "2.5k". It is no amount to calculate with. */
export function chipText(amount: string): string {
  const [whole = '0', places = ''] = amount.split('.');
  if (whole.length > 3) return `${short(whole.slice(0, -3), whole.slice(-3))}k`;
  return short(whole, places);
}

function short(whole: string, places: string): string {
  const shown = places.replace(/0+$/, '');
  return shown === '' ? whole : `${whole}.${shown}`;
}
