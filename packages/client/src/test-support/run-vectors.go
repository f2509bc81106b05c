package main

import (
	"encoding/json"
	"os"
	"time"

	"example/webhooks"
)

type vector struct {
	Body   string `json:"body"`
	Header string `json:"header"`
	Secret string `json:"secret"`
	Now    int64  `json:"now"`
}

func main() {
	var vectors []vector
	if err := json.NewDecoder(os.Stdin).Decode(&vectors); err != nil {
		panic(err)
	}
	outcomes := make([]*string, len(vectors))
	for i, v := range vectors {
		event, err := webhooks.VerifyDelivery([]byte(v.Body), v.Header, v.Secret, time.Unix(v.Now, 0))
		if err == nil {
			outcomes[i] = &event.ID
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(outcomes); err != nil {
		panic(err)
	}
}
