package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"time"
)

const tolerance = 300 * time.Second

type Event struct {
	ID      string          `json:"id"`
	Event   string          `json:"event"`
	Created int64           `json:"created"`
	Data    json.RawMessage `json:"data"`
}

// VerifyDelivery returns the event of a delivery, and an error when the request is not one.
// rawBody is what io.ReadAll(request.Body) gave, signatureHeader is
// request.Header.Get("X-Webhook-Signature"), now is time.Now().
func VerifyDelivery(rawBody []byte, signatureHeader, secret string, now time.Time) (*Event, error) {
	if secret == "" {
		return nil, errors.New("the signing secret is not set")
	}
	timestamp := ""
	var signatures []string
	for _, part := range strings.Split(signatureHeader, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		switch name {
		case "t":
			timestamp = value
		case "v1":
			signatures = append(signatures, value)
		}
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(timestamp + "."))
	mac.Write(rawBody)
	expected := []byte(hex.EncodeToString(mac.Sum(nil)))
	signed := false
	for _, given := range signatures {
		signed = hmac.Equal([]byte(given), expected) || signed
	}
	if !signed {
		return nil, errors.New("the signature does not fit the body and the secret")
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || now.Sub(time.Unix(seconds, 0)).Abs() > tolerance {
		return nil, errors.New("the delivery is too old, or the clock of this machine is wrong")
	}
	var event Event
	if err := json.Unmarshal(rawBody, &event); err != nil {
		return nil, err
	}
	return &event, nil
}
