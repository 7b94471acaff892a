/** The environment variable by which workers know the PostgreSQL of their run. */
export const POSTGRESQL_URL = 'BROWSER_TESTS_POSTGRESQL_URL';
