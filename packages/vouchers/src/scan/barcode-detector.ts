/** The part of a browser's Barcode Detection API that a scan needs. TypeScript does not know it. */
export interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const found = (): BarcodeDetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/** Reports whether this browser has a camera interface and reads QR codes. Some have the class and no format. */
export async function canScan(): Promise<boolean> {
  try {
    // Pages without https have no cameras, although the type has them.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (devices?.getUserMedia === undefined) return false;
    return (await found()?.getSupportedFormats())?.includes('qr_code') ?? false;
  } catch {
    return false;
  }
}

/** Returns a detector of QR codes. Throws where `canScan` answers false. */
export function qrDetector(): BarcodeDetector {
  const Detector = found();
  if (Detector === undefined) throw new Error('This browser reads no QR codes.');
  return new Detector({ formats: ['qr_code'] });
}
