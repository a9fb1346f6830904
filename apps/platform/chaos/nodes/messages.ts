/** Sent by a node: it has loaded its code and waits for a port, or it listens at an address. */
export type NodeMessage = { readonly loaded: true } | { readonly ready: string };

/** Sent to a node that has loaded. */
export interface NodePort {
  readonly port: number;
}
