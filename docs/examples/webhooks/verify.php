<?php

declare(strict_types=1);

const TOLERANCE_SECONDS = 300;

/**
 * Returns the event of a delivery; throws when the request is not one.
 *
 * @param string $rawBody file_get_contents('php://input')
 * @param string $signatureHeader $_SERVER['HTTP_X_WEBHOOK_SIGNATURE'] ?? ''
 */
function verify_delivery(string $rawBody, string $signatureHeader, string $secret, ?int $now = null): array
{
    if ($secret === '') {
        throw new RuntimeException('The signing secret is not set.');
    }
    $timestamp = '';
    $signatures = [];
    foreach (explode(',', $signatureHeader) as $part) {
        [$name, $value] = explode('=', trim($part), 2) + ['', ''];
        if ($name === 't') {
            $timestamp = $value;
        } elseif ($name === 'v1') {
            $signatures[] = $value;
        }
    }
    $expected = hash_hmac('sha256', $timestamp . '.' . $rawBody, $secret);
    $isSigned = false;
    foreach ($signatures as $given) {
        $isSigned = hash_equals($expected, $given) || $isSigned;
    }
    if (!$isSigned) {
        throw new RuntimeException('The signature does not fit the body and the secret.');
    }
    if (!preg_match('/^\d{1,12}$/D', $timestamp) || abs(($now ?? time()) - (int) $timestamp) > TOLERANCE_SECONDS) {
        throw new RuntimeException('The delivery is too old, or the clock of this machine is wrong.');
    }
    return json_decode($rawBody, true, 512, JSON_THROW_ON_ERROR);
}
