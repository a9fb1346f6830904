export { createOfferStore } from './create-offer-store.ts';
export { priceKey } from './price-key.ts';
export type { Price } from './odds-table.ts';
export { toOfferMatch, type OfferMarket, type OfferMatch } from './offer-match.ts';
export type { OfferStats, OfferStore, OfferStoreOptions } from './offer-store.ts';
export { recordOffer, replayOffer, type OfferLogEntry, type RecordedOffer } from './record.ts';
export type { RoomState } from './room.ts';
export { bindRooms, roomHandlers, type RoomBinding, type RoomHandlers, type RoomSource } from './room-handlers.ts';
