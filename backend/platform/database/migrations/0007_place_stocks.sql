CREATE TABLE "place_stocks" (
	"model_id" text NOT NULL,
	"value_id" text NOT NULL,
	"stock" text NOT NULL,
	CONSTRAINT "place_stocks_model_id_value_id_pk" PRIMARY KEY("model_id","value_id")
);
