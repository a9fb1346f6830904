import { useHost } from '@kvota/shell';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { useServices } from '../../offer/services.ts';
import { loadBooking } from './load-booking.ts';

const inFlight = new Set<string>();

/** Loads the booking named in the address once, and removes it from the address. */
export function BookingFromAddress() {
  const { booking } = useSearch({ strict: false });
  const services = useServices();
  const navigate = useNavigate();
  const { notify } = useHost();
  const { i18n } = useLingui();
  useEffect(() => {
    if (booking === undefined || services === null || inFlight.has(booking)) return;
    inFlight.add(booking);
    const load = async (): Promise<void> => {
      const outcome = await loadBooking(services, i18n, booking);
      inFlight.delete(booking);
      if (!outcome.ok) notify({ id: 'booking.failed', text: outcome.text, tone: 'error' });
      await navigate({ to: '.', search: (all: object) => ({ ...all, booking: undefined }), replace: true });
    };
    void load();
  }, [booking, services, navigate, notify, i18n]);
  return null;
}
