/** The server's door of the http room: what several rooms need of HTTP. */
export * from './index.ts';
export {
  createClientAddress,
  neighbourhoodOf,
  networkOf,
  type ClientAddress,
} from './client-address.server.ts';
export { createFindSender, type FindSender, type Sender } from './sender.server.ts';
