/**
 * Everything of a person is deleted with the person also by an older program, which does not know these tables.
 */
const HISTORY = 'last_success_at bigint, last_failure_at bigint, last_failure text';
const OWNER = 'text NOT NULL REFERENCES people (id) ON DELETE CASCADE';

export const CHANNELS: readonly string[] = [
  'CREATE TABLE server_secrets (name text NOT NULL PRIMARY KEY, value text NOT NULL)',

  `CREATE TABLE push_subscriptions (
    id text NOT NULL PRIMARY KEY, person ${OWNER}, endpoint text NOT NULL UNIQUE, p256dh text NOT NULL,
    auth text NOT NULL, device text NOT NULL, created_at bigint NOT NULL, expired_at bigint, ${HISTORY})`,
  'CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person)',

  // The key is the confirmed address in lower case.
  `CREATE TABLE email_addresses (
    person ${OWNER} PRIMARY KEY, id text NOT NULL UNIQUE, address text, address_key text, pending_address text,
    is_on integer NOT NULL, bounced_at bigint, ${HISTORY})`,
  'CREATE INDEX email_addresses_by_key ON email_addresses (address_key) WHERE address_key IS NOT NULL',
  `CREATE TABLE mail_tokens (
    hash text NOT NULL PRIMARY KEY, person ${OWNER}, purpose text NOT NULL, address text NOT NULL,
    expires_at bigint NOT NULL)`,
  'CREATE INDEX mail_tokens_by_person ON mail_tokens (person)',
  'CREATE INDEX mail_tokens_by_expiry ON mail_tokens (expires_at)',

  `CREATE TABLE webhooks (
    person ${OWNER} PRIMARY KEY, id text NOT NULL UNIQUE, url text NOT NULL, secret text NOT NULL,
    created_at bigint NOT NULL, ${HISTORY})`,
  `CREATE TABLE webhook_calls (
    id text NOT NULL PRIMARY KEY, person ${OWNER}, at bigint NOT NULL, kind text NOT NULL,
    duration_ms integer NOT NULL, status integer, failure text)`,
  'CREATE INDEX webhook_calls_by_person ON webhook_calls (person, at)',

  `CREATE TABLE channel_tests (
    id text NOT NULL PRIMARY KEY, person ${OWNER}, channel text NOT NULL, destination text NOT NULL,
    sent_at bigint NOT NULL, accepted_at bigint, accepted_by text, failed_at bigint, failure text,
    shown_at bigint, UNIQUE (person, destination))`,
];
