-- How many of its checks the listing of a written row passed as it was written; null where that was not counted.
ALTER TABLE batch_rows ADD COLUMN checks_passed integer;
