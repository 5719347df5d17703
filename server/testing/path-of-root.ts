/**
 * Where root's programs are found, `runuser` among them: a root that came by `su` or by a
 * container often has the path of everybody else.
 */
export const PATH_OF_ROOT = [process.env['PATH'], '/usr/sbin', '/sbin'].filter(Boolean).join(':')
