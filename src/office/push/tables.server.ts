/** A device that asked to be told of new requests. */
export interface PushSubscriptionsTable {
  id: string;
  account_id: string;
  /** A keyed hash of the endpoint, so that a device is known again. */
  endpoint_hash: string;
  /** Endpoint and keys, encrypted: whoever has them can write to the device. */
  cipher: string;
  nonce: string;
  /** What the person knows the device by: `Firefox, Android`. */
  device: string;
  created_at: number;
}

export interface PushTables {
  push_subscriptions: PushSubscriptionsTable;
}
