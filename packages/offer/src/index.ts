export { createOfferStore } from './create-offer-store.ts';
export { priceKey } from './table/price-key.ts';
export type { Price } from './table/price.ts';
export { toOfferMatch, type OfferMarket, type OfferMatch } from './table/offer-match.ts';
export type { OfferStats, OfferStore, OfferStoreDeps } from './offer-store.ts';
export { recordOffer, replayOffer, type OfferLogEntry, type RecordedOffer } from './record.ts';
export type { RoomState } from './room/room.ts';
export { bindRooms, roomHandlers, type RoomBinding, type RoomHandlers, type RoomSource } from './room-handlers.ts';
