/** Kind of a service; determines its address, user names and facts, and how it ends. */
export type ServiceKind = 'machine' | 'rack' | 'site' | 'mail' | 'storage' | 'backup' | 'licence' | 'lab' | 'domain';
