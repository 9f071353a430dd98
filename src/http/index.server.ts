/** The server's door of the http room: what several rooms need of HTTP. */
export * from './index.ts';
export {
  createClientAddress,
  neighbourhoodOf,
  networkOf,
  type ClientAddress,
} from './client-address.server.ts';
export { createFairLine, type Asker, type FairLine, type LineLimits } from './fair-line.ts';
export { QueueFullError } from './queue-full-error.ts';
export { createTurns, type Turns } from './turns.server.ts';
export { createFindSender, type FindSender, type Sender } from './sender.server.ts';
