import type { OpenSocketTransport } from '@pithead/protocol';
import { PROTOCOL_VERSION } from '@pithead/protocol';
import { WebSocket } from 'ws';

const HANDSHAKE_TIMEOUT_MS = 10_000;
/** The server pings twice a minute, so a longer silence means a dead connection. */
const SILENCE_TIMEOUT_MS = 75_000;
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
/** For a client that is too old; this server refuses its upgrade with 426 instead. */
const CLOSE_OLD_CLIENT = 4000;
const UPGRADE_REQUIRED = 426;
const CLOSE_ABNORMAL = 1006;

export function openWebSocketTransport(
  origin: string,
  token: string,
  failed: (error: unknown) => void,
): OpenSocketTransport {
  const url = `${origin.replace(/^http/, 'ws')}/socket?v=${PROTOCOL_VERSION}`;
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  return (listener) => {
    const socket = new WebSocket(url, {
      headers,
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
      maxPayload: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
    });
    let code = 0;
    let silenceTimer: NodeJS.Timeout | undefined;
    const restartSilenceTimer = (): void => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(() => socket.terminate(), SILENCE_TIMEOUT_MS).unref();
    };
    socket.on('open', () => {
      restartSilenceTimer();
      listener.onOpen();
    });
    socket.on('ping', restartSilenceTimer);
    socket.on('message', (data) => {
      restartSilenceTimer();
      try {
        listener.onMessage((data as Buffer).toString('utf8'));
      } catch (error) {
        failed(error);
      }
    });
    socket.on('unexpected-response', (request, response) => {
      if (response.statusCode === UPGRADE_REQUIRED) code = CLOSE_OLD_CLIENT;
      request.destroy();
      socket.terminate();
    });
    // The close event that follows carries the reason.
    socket.on('error', () => undefined);
    socket.on('close', (closeCode) => {
      clearTimeout(silenceTimer);
      listener.onClose(code || closeCode || CLOSE_ABNORMAL);
    });
    return {
      send: (text) => socket.send(text),
      close() {
        socket.close();
        setTimeout(() => socket.terminate(), 500).unref();
      },
    };
  };
}
