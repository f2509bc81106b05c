<?php

require $argv[1];

function outcome(array $vector): ?string
{
    try {
        return verify_delivery($vector['body'], $vector['header'], $vector['secret'], $vector['now'])['id'];
    } catch (RuntimeException) {
        return null;
    }
}

echo json_encode(array_map('outcome', json_decode(file_get_contents('php://stdin'), true)));
