/**
 * The legal texts, each a text in which `## ` begins a heading, `- ` an item of a list, and an empty
 * line parts paragraphs. `{{names}}` are the house's own details from the global settings. What stands
 * in [brackets] is for the owner to fill in before going live.
 */
export const legal = {
  placeholders:
    'Este sitio muestra un negocio de ejemplo: lo que va entre [corchetes] lo completa el titular antes de publicarlo.',
  updated: 'Última revisión: noviembre de 2026.',
  notice: {
    title: 'Aviso legal',
    lead: 'Quién está detrás de este sitio y cómo encontrarnos (artículo 10 de la Ley 34/2002, LSSI).',
    text: `## Titular

El titular de {{siteUrl}} es:

- Nombre comercial: {{siteName}}
- Nombre o razón social: [NOMBRE O RAZÓN SOCIAL]
- NIF: [NIF]
- Domicilio: {{address}}
- Correo electrónico: {{email}}
- Teléfono: {{phone}}
- Datos registrales: [REGISTRO MERCANTIL DE MÁLAGA, TOMO, FOLIO, HOJA]
- Registro sanitario de empresas alimentarias: [NÚMERO DE INSCRIPCIÓN]

## Uso del sitio

Puedes leer este sitio sin registrarte y sin identificarte. Quien envía un formulario se compromete a dar datos propios y ciertos, y a no usarlo para molestar ni para enviar publicidad.

Enviar una solicitud no es reservar: la reserva existe cuando te la confirmamos y pagas el depósito. Lo explicamos en las condiciones.

## Contenido y propiedad intelectual

Los textos, las imágenes y el diseño son de {{siteName}} o se usan con licencia. Puedes compartir cualquier página con un enlace; para cualquier otro uso, escríbenos antes.

Revisamos precios, horarios y alérgenos con cuidado. Si encuentras un error, dínoslo y lo corregimos.

## Enlaces a otros sitios

Algunos enlaces llevan a sitios de terceros, como las redes sociales o el mapa. No respondemos de lo que hagan: al entrar en ellos valen sus propias condiciones.

## Ley aplicable

Se aplica la ley española. Si eres consumidor, puedes acudir a los juzgados de tu domicilio. También puedes pedir una hoja de quejas y reclamaciones de la Junta de Andalucía, en el kiosco o por correo.`,
  },
  privacy: {
    title: 'Política de privacidad',
    lead: 'Qué hacemos con los datos que nos envías, durante cuánto tiempo y qué puedes pedirnos.',
    text: `## Responsable

[NOMBRE O RAZÓN SOCIAL], NIF [NIF], con domicilio en {{address}}. Para cualquier cosa relacionada con tus datos, escribe a {{email}} o llama al {{phone}}.

## Qué datos y para qué

Solo tratamos lo que tú escribes en un formulario, y solo para esto:

- Solicitudes: nombre, correo, teléfono, fecha, número de personas y lo que nos cuentes, para contestarte con una propuesta y preparar lo que pides.
- Alergias e intolerancias, si las escribes y marcas su casilla: solo para que nadie enferme en tu evento.
- Mensajes de contacto: nombre, correo, teléfono y mensaje, para responderte.
- Opiniones: nombre, valoraciones y comentarios, y el correo o el teléfono si los dejas, para mejorar. No las publicamos con tu nombre sin preguntarte.
- Protección de los formularios: un código derivado de la red desde la que envías, que no permite reconocerte, para frenar envíos automáticos.

## Con qué base legal

- Solicitudes: los pasos previos a un contrato que tú pides (artículo 6.1.b del RGPD).
- Alergias: tu consentimiento explícito (artículos 6.1.a y 9.2.a del RGPD), que das con una casilla propia y puedes retirar cuando quieras.
- Mensajes y opiniones: tu consentimiento al enviarlos (artículo 6.1.a del RGPD).
- Protección de los formularios: nuestro interés legítimo en que sigan funcionando (artículo 6.1.f del RGPD).

## Quién los recibe

Nadie los compra ni los usa para publicidad. Solo los ven quienes trabajan en {{siteName}} y, por encargo nuestro y con contrato, quienes nos prestan el alojamiento y el correo: [PROVEEDOR DE ALOJAMIENTO] y [PROVEEDOR DE CORREO]. Si alguno está fuera del Espacio Económico Europeo, lo hace con las garantías de los artículos 45 o 46 del RGPD. También los entregamos cuando una ley nos obliga.

Las alergias no salen en ningún correo ni en ningún sistema de terceros: se guardan cifradas en nuestro servidor.

## Cuánto tiempo

- Alergias: se borran solas 30 días después del evento.
- Mensajes y opiniones: un año; después se borran solos.
- Solicitudes: seis años, lo que las leyes fiscales y mercantiles exigen de una reserva; después se borran solas. Si la tuya no llegó a reserva, pídenos que la borremos antes.
- Códigos contra envíos automáticos: como mucho, unas horas.

## Tus derechos

Puedes pedirnos acceder a tus datos, corregirlos, borrarlos, limitar su uso, oponerte o llevártelos a otra parte, y retirar un consentimiento sin que eso afecte a lo ya hecho. Escribe a {{email}} desde la dirección que usaste; contestamos en un mes. No tomamos decisiones automáticas ni elaboramos perfiles.

Si crees que no hemos atendido bien tus derechos, puedes reclamar ante la Agencia Española de Protección de Datos: C/ Jorge Juan, 6, 28001 Madrid, www.aepd.es.

## Menores

Los formularios son para mayores de 14 años. Si reservas un taller o un cumpleaños para niños, escríbenos tú, y cuéntanos de ellos solo lo necesario.`,
  },
  cookies: {
    title: 'Cookies',
    lead: 'Una sola cookie, y solo si eliges idioma. Por eso no verás ningún aviso que aceptar.',
    text: `## La cookie que usamos

Se guarda únicamente cuando eliges un idioma. Es técnica, la pone este sitio y no sirve para seguirte, así que la ley no exige pedirte permiso (artículo 22.2 de la LSSI).

- language: el idioma elegido. Dura un año.

## Lo que se queda en tu navegador

Para que no pierdas lo que escribes, el sitio usa el almacenamiento del navegador. Nada de esto se envía hasta que tú pulsas el botón del formulario.

- localStorage «language»: el idioma elegido, hasta que lo borres.
- localStorage «feedback:ratings»: las valoraciones que aún no has enviado; se borra al enviarlas o al cerrar el panel.
- localStorage «outbox»: una marca que dice si queda algo por enviar.
- sessionStorage «draft:request», «draft:contact», «draft:feedback»: el borrador del formulario; se borra al enviarlo o al cerrar la pestaña.
- sessionStorage «scroll-to-top»: si la página siguiente empieza por arriba; se borra al llegar.
- IndexedDB «sobremesa-outbox»: los envíos hechos sin conexión, hasta que salen o los descartas.

## Terceros

Al abrir una página no se carga nada de otros sitios: ni estadísticas, ni publicidad, ni tipos de letra. El mapa de Google solo se carga si pulsas su botón, y entonces Google recibe tu dirección IP y puede usar sus propias cookies.

Si el titular protege los formularios con un servicio externo contra robots, ese servicio se carga solo al empezar a rellenarlos: [SERVICIO, SI LO HAY].

## Cómo borrarlo

En los ajustes de tu navegador, en «datos de sitios», puedes ver y borrar todo lo anterior. El sitio sigue funcionando: volverá a mostrarse en español.`,
  },
  terms: {
    title: 'Condiciones',
    lead: 'Cómo se reserva, cómo se paga y qué pasa si hay que cambiar de planes.',
    text: `## Solicitud y reserva

El formulario es una solicitud y no compromete a nada. Te contestamos con una propuesta y un precio cerrado; la reserva queda hecha cuando la aceptas por escrito y pagas el depósito.

Los talleres se reservan con al menos {{leadDays}} días de antelación, porque las plazas son limitadas. El bufé vegetariano, también.

## Precios

Los precios están en euros y llevan el IVA incluido. La logística, la incorporación de productos, el servicio en yate y el de camareros tienen un coste aparte: cada servicio se presupuesta al reservar y lo ves antes de pagar.

## Depósitos

- Talleres: una señal del {{workshopDeposit}} asegura la plaza.
- Eventos, catering y chef privado: reserva previa con un depósito mínimo del {{eventDeposit}}.
- El resto se paga el día del evento, en efectivo, con tarjeta o por transferencia.

## Cambios y cancelaciones

Si cancelas con 3 días de antelación o más, te devolvemos el depósito o lo guardamos para otra fecha, como prefieras. Con menos, nos lo quedamos: la compra ya está hecha.

El número de personas se puede cambiar hasta 3 días antes, sin bajar del grupo mínimo. Si cancelamos nosotros, te devolvemos todo lo pagado.

La ley no da derecho de desistimiento en servicios de comida y de ocio con fecha fijada (artículo 103.l del Real Decreto Legislativo 1/2007); por eso ponemos estos plazos.

## Alergias y alérgenos

El menú dice de cada plato cuáles de los catorce alérgenos lleva y de cuáles puede tener trazas (Reglamento (UE) 1169/2011 y Real Decreto 126/2015). En nuestra cocina se trabaja con todos ellos, y no podemos asegurar que no haya contacto cruzado. Dinos tus alergias al reservar, y recuérdanoslas al llegar.

## Talleres y menores

En los talleres de adultos se participa desde los 18 años; en los de niños, de 4 a 18; en los de cumpleaños, desde los 3. Los menores vienen con una persona adulta que responde de ellos.

## Opiniones

Al enviar una opinión nos autorizas a leerla y a usarla para mejorar. No la publicamos con tu nombre sin preguntarte antes.`,
  },
} as const;
