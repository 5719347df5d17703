-- Two roles: one owns the tables and changes them, the other serves people and cannot touch a guard.
--   sudo -u postgres psql -v owner_password=... -v app_password=... -f deploy/roles.sql
CREATE ROLE listwright_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE listwright_app LOGIN PASSWORD :'app_password';

-- Said here as well, because a pooler drops what a process asks for at the start of a connection.
ALTER ROLE listwright_app SET statement_timeout = '15s';
ALTER ROLE listwright_app SET idle_in_transaction_session_timeout = '15s';

CREATE DATABASE listwright OWNER listwright_owner ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE listwright FROM PUBLIC;
GRANT CONNECT ON DATABASE listwright TO listwright_app;
