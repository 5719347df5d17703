-- Every generation and every edit of a listing. The listing itself is the newest version; the row of a version keeps what
-- the texts that it changed said before. So a version's own texts are found by going back from the listing.
CREATE TABLE listing_versions (
  user_id    text NOT NULL,
  listing_id text NOT NULL,
  number     integer NOT NULL CHECK (number > 0),
  -- Which ones there are says contract/versions.ts; a new one needs no migration.
  kind       text NOT NULL,
  -- What there is to tell about one of its kind: which version was restored.
  detail     jsonb NOT NULL DEFAULT '{}',
  actor_id   text NOT NULL REFERENCES users (id),
  earlier    jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(earlier) = 'object'),
  made_at    timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, listing_id, number),
  FOREIGN KEY (user_id, listing_id) REFERENCES listings (user_id, id) ON DELETE CASCADE
);

-- The texts of which versions are kept, under the names of the contract.
CREATE FUNCTION listing_texts(listing listings) RETURNS jsonb LANGUAGE sql STABLE
  RETURN jsonb_build_object(
    'listingTitle', listing.listing_title,
    'sku', listing.sku,
    'generatedTitle', listing.generated_title,
    'generatedDescription', listing.generated_description,
    'generatedTags', listing.generated_tags,
    'generatedAltText', listing.generated_alt_text,
    'generatedExplanation', listing.generated_explanation);

-- A version is never changed, and goes only with its listing, which is gone by the time that it goes.
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM listings WHERE user_id = OLD.user_id AND id = OLD.listing_id) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'listing_versions is append-only'
    USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON listing_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON listing_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_version_change();

-- The first version of a listing. One that comes back from the wastebasket brings its own along; one that was edited
-- before versions were kept begins as it stands.
CREATE FUNCTION begin_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_versions (user_id, listing_id, number, kind, actor_id, made_at)
  SELECT NEW.user_id, NEW.id, 1, CASE WHEN NEW.version = 1 THEN 'written' ELSE 'kept' END, NEW.user_id,
         CASE WHEN NEW.version = 1 THEN NEW.created_at ELSE now() END
  WHERE NOT EXISTS (SELECT FROM listing_versions WHERE user_id = NEW.user_id AND listing_id = NEW.id);
  RETURN NULL;
END $$;

-- A change of a text is a version, whoever makes it and by whichever statement. A transaction that makes another kind than
-- an edit by hand tells so beforehand in the setting listwright.version: its kind, and what else there is to tell.
CREATE FUNCTION keep_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told  jsonb := coalesce(nullif(current_setting('listwright.version', true), ''), '{}')::jsonb;
  kept  text := coalesce(told ->> 'kind', 'edited');
  texts jsonb := listing_texts(NEW);
  was   jsonb;
  last  integer;
BEGIN
  SELECT jsonb_object_agg(key, value) INTO was
    FROM jsonb_each(listing_texts(OLD)) WHERE value IS DISTINCT FROM texts -> key;
  IF was IS NULL THEN RETURN NULL; END IF;

  SELECT coalesce(max(number), 0) INTO last
    FROM listing_versions WHERE user_id = NEW.user_id AND listing_id = NEW.id;

  -- Edits of the same text within five minutes are one version, where nothing but edits came between: it keeps
  -- already what stood before the first of them.
  IF kept = 'edited' AND was - ARRAY(
    SELECT jsonb_object_keys(earlier) FROM listing_versions
    WHERE user_id = NEW.user_id AND listing_id = NEW.id AND kind = 'edited' AND actor_id = NEW.user_id
      AND made_at > now() - interval '5 minutes'
      AND number > (SELECT coalesce(max(number), 0) FROM listing_versions
                    WHERE user_id = NEW.user_id AND listing_id = NEW.id AND kind <> 'edited')
  ) = '{}' THEN RETURN NULL; END IF;

  INSERT INTO listing_versions (user_id, listing_id, number, kind, detail, actor_id, earlier)
  VALUES (NEW.user_id, NEW.id, last + 1, kept, told - 'kind', NEW.user_id, was);
  RETURN NULL;
END $$;

-- What there is already begins as it stands. Most of it is written before the triggers keep other writers waiting; the
-- second time finds what was written meanwhile.
CREATE FUNCTION begin_all_versions() RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_versions (user_id, listing_id, number, kind, actor_id, made_at)
  SELECT user_id, id, 1, CASE WHEN version = 1 THEN 'written' ELSE 'kept' END, user_id,
         CASE WHEN version = 1 THEN created_at ELSE now() END
  FROM listings
  WHERE NOT EXISTS (SELECT FROM listing_versions v WHERE v.user_id = listings.user_id AND v.listing_id = listings.id)
$$;
SELECT begin_all_versions();

CREATE TRIGGER begin_versions AFTER INSERT ON listings
  FOR EACH ROW EXECUTE FUNCTION begin_versions();
CREATE TRIGGER keep_version
  AFTER UPDATE OF listing_title, sku, generated_title, generated_description, generated_tags,
                  generated_alt_text, generated_explanation ON listings
  FOR EACH ROW EXECUTE FUNCTION keep_version();
SELECT begin_all_versions();
DROP FUNCTION begin_all_versions;

-- A listing takes its versions along into the wastebasket. What a person has in it is shown, newest first.
ALTER TABLE wastebasket ADD COLUMN versions jsonb NOT NULL DEFAULT '[]';
CREATE INDEX wastebasket_of_person ON wastebasket (user_id, source, deleted_at DESC, id DESC);
