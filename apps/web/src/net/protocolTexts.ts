/**
 * A module of its own so that the texts of all refusals are a separate chunk: most visits never load them.
 */
export { protocolTextIn } from '@pithead/text';
