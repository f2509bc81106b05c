-- Run once by the image postgres:18, as its superuser, when the database is made (see compose.yaml).
-- The service owns its database and may do no more; the superuser keeps no password, and with it no way in over a network.
\getenv password POSTGRES_PASSWORD
create role brandprint login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
alter database brandprint owner to brandprint;
alter role postgres password null;
