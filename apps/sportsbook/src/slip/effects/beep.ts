/**
 * Plays a short tone in the last seconds of an offer (DLG-06, PAY-20). Silent if the page has had no user gesture yet.
 */
export function beep(): void {
  const Context = globalThis.AudioContext;
  if (typeof Context !== 'function') return;
  const context = new Context();
  if (context.state === 'suspended') {
    void context.close();
    return;
  }
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.12, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.15);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.16);
  tone.addEventListener('ended', () => void context.close());
}
