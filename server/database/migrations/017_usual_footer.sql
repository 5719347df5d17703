-- The footer that goes under every new listing. No foreign key: one that is deleted is chosen again
-- when it is brought back.
ALTER TABLE users ADD COLUMN usual_footer_id text;
