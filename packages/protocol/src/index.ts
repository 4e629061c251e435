/** Messages between client and server: one source for types, validation and documentation. */
export * from './acts.ts';
export * from './applyUpdate.ts';
export * from './channels.ts';
export * from './client.ts';
export * from './guides.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './notifications.ts';
export * from './moderation.ts';
export type {
  ScheduleCall,
  OpenSocketTransport,
  SocketTransport,
  SocketTransportEvents,
} from './reconnectingSocket.ts';
export * from './offers.ts';
export * from './patch.ts';
export * from './pool.ts';
export * from './profiles.ts';
export * from './reasons.ts';
export * from './reviews.ts';
export * from './relations.ts';
export * from './reports.ts';
export * from './socket.ts';
export * from './tablePage.ts';
