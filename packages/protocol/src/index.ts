/** Messages between client and server: one source for types, validation and documentation. */
export * from './acts.ts';
export * from './applyUpdate.ts';
export * from './client.ts';
export * from './guides.ts';
export * from './http.ts';
export * from './limits.ts';
export type {
  ScheduleCall,
  OpenSocketTransport,
  SocketTransport,
  SocketTransportEvents,
} from './reconnectingSocket.ts';
export * from './offers.ts';
export * from './patch.ts';
export * from './reasons.ts';
export * from './socket.ts';
export * from './tablePage.ts';
