/** Form of a remote's name: it is also a folder and a part of addresses. At most 64 characters. */
export const REMOTE_NAME = /^mf-[a-z][a-z0-9-]{0,60}$/;
