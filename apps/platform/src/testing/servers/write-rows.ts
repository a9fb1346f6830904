// Writes rows into an embedded database until the process is killed, and sends the parent each one that was acknowledged.
import type { BookingRequest } from '@kvota/contracts';

import { openDatabase } from '../../database/database.ts';
import { bookings } from '../../database/schema/index.ts';

const slip: BookingRequest = { selections: [], systemGroups: [] };
const [, , folder = ''] = process.argv;
const { db } = await openDatabase({ folder });
for (let row = 1; ; row += 1) {
  const code = `k${row}`;
  await db.insert(bookings).values({ code, slip, expiresAt: new Date(8e12) });
  process.send?.(code);
}
