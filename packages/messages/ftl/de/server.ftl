# Was der Server sagt, wenn er etwas ablehnt, und wozu seine Einstellungen da sind.

server-bad-request = Das ist nicht zu verstehen, bei { $place }: { $problem }
server-not-json = Der Inhalt ist kein JSON.
server-not-http = Das ist keine Anfrage, die sich lesen lässt.
server-no-host = Diese Anfrage sagt nicht, für welchen Host sie ist: HTTP/1.1 verlangt einen Host-Header.
server-unmet-expectation = Von diesem Server lässt sich nichts erwarten als 100-continue.
server-too-slow = Die Anfrage hat zu lange gebraucht, um anzukommen.
server-head-too-large = Die Kopfzeilen dieser Anfrage sind zu lang.
server-who-are-you = Sag erst, wer du bist: Werde Gast oder schick ein Token mit.
server-bad-token = Dieses Token ist hier nicht bekannt oder wurde widerrufen.
server-cross-site = Das kam von der Seite eines anderen Anbieters und wurde nicht ausgeführt.
server-not-your-seat = Du hast an diesem Tisch keinen Platz.
server-not-the-host = Das darf nur, wer den Tisch leitet.
server-no-watching = An diesem Tisch darf niemand zuschauen.
server-chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
server-you-are-muted = Du bist an diesem Tisch stummgeschaltet.
server-no-such-page = Unter dieser Adresse gibt es nichts.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-code = Kein offener Tisch hat diesen Code.
server-no-such-token = So ein Token hast du nicht.
server-no-such-person = Niemand mit dieser Kennung sitzt an diesem Tisch.
server-stale = Inzwischen ist etwas passiert, das du noch nicht gesehen hast; so steht es jetzt.
server-match-running = Die Partie läuft schon.
server-match-not-started = Die Partie hat noch nicht begonnen.
server-match-over = Die Partie ist zu Ende.
server-match-not-over = Die Partie ist noch nicht zu Ende.
server-seat-taken = Dieser Platz ist besetzt.
server-already-seated = Du sitzt schon an diesem Tisch.
server-table-full = An diesem Tisch ist kein Platz mehr frei.
server-seats-missing = Es sind noch Plätze frei: Warte auf jemanden oder setz Bots dazu.
server-seat-held = Ein Bot spielt für dich: Nimm erst deinen Platz zurück.
server-seat-not-held = Kein Bot spielt für dich: Der Platz gehört dir.
server-seat-resigned = Dieser Platz hat aufgegeben.
server-too-many-tables = Du hast zu viele Tische offen; spiel erst ein paar zu Ende.
server-too-many-tokens = Du hast zu viele Token; widerruf erst eines.
server-too-large = Das ist zu lang.
server-json-only = Schick JSON, mit dem Inhaltstyp application/json.
server-bad-setup = So lässt sich kein Tisch einrichten.
server-illegal-move = Dieser Zug ist nicht erlaubt.
server-no-such-seat = Diesen Platz gibt es nicht, oder dort ist niemand, bei dem das geht.
server-key-reused = Dieser Idempotency-Key wurde schon für etwas anderes benutzt.
server-upgrade-required = Öffne hier einen WebSocket: Etwas anderes gibt es unter dieser Adresse nicht.
server-too-many-requests = Zu viele Anfragen; versuch es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
server-too-many-streams = Du hast zu viele Verbindungen offen.
server-server-error = Hier ist etwas schiefgegangen; das liegt an uns und ist notiert.
server-try-again = Der Server erreicht gerade seinen Speicher nicht; versuch es gleich noch einmal.

setting-host = Die Adresse, an der er lauscht
setting-port = Der Port, an dem er lauscht; 0 nimmt irgendeinen freien
setting-data = Der Ordner der eingebauten Datenbank
setting-databaseUrl = Ein PostgreSQL ab Version 14 statt des Ordners: postgres://…
setting-connections = Wie viele Verbindungen zu PostgreSQL
setting-migrate = Die Datenbank beim Start auf diese Version bringen
setting-natsUrl = Ein NATS-Server, über den mehrere Knoten Tische teilen: nats://…
setting-secret = Unterschreibt die Cookies; mindestens 32 Zeichen, auf jedem Knoten dasselbe. Liegt sonst in der Datenbank
setting-metricsToken = Wer es vorzeigt, darf /metrics lesen; mindestens 16 Zeichen. Ohne es nur der Rechner selbst
setting-publicUrl = Wo der Server zu finden ist; mit https werden Cookies sicher
setting-trustProxy = Wie viele Proxys davor sagen, wer fragt
setting-think = Wie lange Bots zu überlegen scheinen, in Millisekunden
setting-limits = Begrenzen, wie viel eine Person oder Adresse verlangen darf
setting-log = Wie viel protokolliert wird: debug, info, warn, error, silent
setting-web = Der Ordner der Web-Oberfläche; sonst die gebaute

setting-needs-whole = { $called } nimmt eine ganze Zahl von { $min } bis { $max }.
setting-needs-choice = { $called } nimmt eines von: { $of }.
setting-needs-text = { $called } darf nicht leer sein.
setting-needs-long = { $called } braucht mindestens { $min } Zeichen.
setting-needs-address = { $called } nimmt eine Adresse, die mit einem davon anfängt: { $schemes }.
setting-needs-page = { $called } nimmt einen Ordner, in dem eine index.html liegt.

cli-command-serve = Einen Server für Leute an verschiedenen Orten starten
cli-command-verify = Jeden Würfel einer Mitschrift aus ihren Startwerten nachrechnen
serve-listening = Dicehall lauscht an { $address }
serve-failed = Der Server startet nicht: { $why }
serve-port-in-use = Port { $port } an { $host } ist schon belegt; nimm mit --port einen anderen oder 0 für irgendeinen freien.
serve-port-forbidden = Port { $port } an { $host } ist nicht für diesen Benutzer; nimm mit --port einen ab 1024.
serve-no-such-host = Dieser Rechner hat keine Adresse { $host }, an der er lauschen könnte; nimm mit --host eine andere.
serve-folder-in-use = { $folder } wird von einem anderen Dicehall-Server benutzt (Prozess { $process }); halte erst den an.
serve-folder-unusable = { $folder } ist kein Ordner, in den geschrieben werden kann ({ $code }); nimm mit --data einen anderen.
serve-folder-damaged = Die Datenbank in { $folder } lässt sich nicht öffnen: Sie ist beschädigt oder aus einer anderen Version. Leg eine Sicherung an ihre Stelle oder räum sie weg, um neu anzufangen. ({ $why })
serve-database-away = PostgreSQL antwortet unter DATABASE_URL nicht: { $why }
serve-database-refuses = PostgreSQL lehnt ab, was der Server braucht: { $why }
serve-variables = Umgebungsvariablen (eine Option geht ihrer Variablen vor):

verify-good = Alle { $dice } Würfel in { $throws ->
        [one] 1 Wurf
       *[other] { $throws } Würfen
    } sind, was die Startwerte ergeben. Vergleich die Festlegung mit der, die du vor der Partie gesehen hast: { $commitment }
verify-no-record = Das ist keine Mitschrift einer Partie.
verify-entered-by-hand = Die Würfel dieser Partie wurden von Hand eingegeben: Niemand kann sie prüfen.
verify-no-proof = Diese Mitschrift hat keinen Beleg für ihre Würfel.
verify-bad-proof = Der Beleg dieser Mitschrift ist nicht zu lesen oder passt nicht zu ihren Plätzen.
verify-wrong-commitment = Der Startwert des Servers ist nicht der, auf den er sich festgelegt hatte.
verify-wrong-dice = Eintrag { $entry } zeigt nicht, was die Startwerte ergeben: Dort müsste { $expected } stehen.
