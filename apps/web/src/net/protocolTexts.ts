/**
 * What a server says when it says no, in all languages: a file of its own, since most visits never need it.
 */
export { protocolTextIn } from '@pithead/text';
